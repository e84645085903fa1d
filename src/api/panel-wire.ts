import type { Quotation } from '#contracts/calls/quotation.ts';
import type { PanelMember } from '#services/quotation/panel.ts';

export function panelData(headerGuid: string, panel: readonly PanelMember[]): Quotation {
  return {
    HeaderGuid: headerGuid,
    Panel: panel.map(({ insurer, name, line, state }) => ({
      InsuranceFirm: insurer,
      FirmName: name,
      Line: line,
      State: state,
    })),
  };
}
