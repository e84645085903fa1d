import type { Kurus } from '#domain/money.ts';
import { offerFilterTexts as words } from '#messages/offers.ts';
import type { FieldOf } from '../../form/field-props.ts';
import { InputNumber } from '../../form/kinds/input-number.tsx';
import { useElementId } from '../../ui/parts/element-ids.tsx';

type PriceLimitProps = { readonly limit: Kurus | undefined; readonly onLimit: (limit: Kurus | undefined) => void };

const field: FieldOf<'inputNumber'> = {
  kind: 'inputNumber',
  name: 'maxPrice',
  label: words.price,
  help: words.priceHelp,
  thousands: true,
};
const nothing = () => {};

/** The highest price to show, in whole lira. */
export function PriceLimit({ limit, onLimit }: PriceLimitProps) {
  return (
    <InputNumber
      field={field}
      id={useElementId()}
      value={limit === undefined ? null : limit / 100}
      onChange={(lira) => onLimit(typeof lira === 'number' ? lira * 100 : undefined)}
      onBlur={nothing}
      error={undefined}
      disabled={false}
      focusRef={null}
      today=""
      values={{}}
      onOtherChange={nothing}
      last
    />
  );
}
