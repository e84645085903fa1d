import type { DataOf } from '#contracts/desk/index.ts';
import { InsurerTable } from '../today/insurer-table.tsx';
import { TradePanel } from '../today/trade.tsx';
import { WaitingList } from '../today/waiting-list.tsx';
import type { ViewProps } from '../view.ts';

export function TodayScreen({ data, address }: ViewProps<DataOf<'today'>>) {
  return (
    <div className="grid gap-6">
      <WaitingList data={data} />
      <TradePanel data={data} address={address} />
      <InsurerTable data={data} address={address} />
    </div>
  );
}
