import type { z } from 'zod';
import type { NamesOf } from '#catalog/risks/describe-insured.ts';
import type { SharedOfferList } from '#contracts/calls/offer.ts';
import type { CallId, calls } from '#contracts/index.ts';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { RiskKind, RiskOf } from '#domain/risks/risk.ts';
import type { ReferenceLists } from '#ports/reference-lists.ts';
import type { OpenedQuotation, OpenRequest } from '#services/quotation/open-quotation.ts';
import type { UpdateRequest } from '#services/quotation/update-quotation.ts';
import type { QuotationOf } from '#services/risks/of-kind.ts';

/** The calls by which a quotation of a kind is opened, completed and read. */
type CallsByKind = {
  readonly vehicle: {
    readonly open: 'vehicleQueryInfo';
    readonly update: 'vehicleUpdateInfo';
    readonly read: 'vehicleQuotation';
  };
  readonly property: {
    readonly open: 'propertyQueryInfo';
    readonly update: 'propertyUpdateInfo';
    readonly read: 'propertyQuotation';
  };
  readonly health: {
    readonly open: 'healthQueryInfo';
    readonly update: 'healthUpdateInfo';
    readonly read: 'healthQuotation';
  };
  readonly trip: {
    readonly open: 'tripQueryInfo';
    readonly update: 'tripUpdateInfo';
    readonly read: 'tripQuotation';
  };
  readonly pet: {
    readonly open: 'petQueryInfo';
    readonly update: 'petUpdateInfo';
    readonly read: 'petQuotation';
  };
  readonly device: {
    readonly open: 'deviceQueryInfo';
    readonly update: 'deviceUpdateInfo';
    readonly read: 'deviceQuotation';
  };
};
type CallOf<Kind extends RiskKind, Does extends 'open' | 'update' | 'read'> = CallsByKind[Kind][Does];

type Model<Id extends CallId> = z.output<(typeof calls)[Id]['request']>;
type Data<Id extends CallId> = z.input<(typeof calls)[Id]['data']>;

export type WireLists = Pick<ReferenceLists, 'insurers'>;

/** What is kept apart from the answers of a quotation. */
export type KeptApart = {
  /** In the order of the insured people; empty where nobody declares, and where it must be given again. */
  readonly declarations: readonly HealthDeclaration[];
};

/** How quotations of a kind are spelt in the calls that are specified for it. There is one for every kind. */
export type RiskWire<Kind extends RiskKind> = {
  /** What is said where a line is not quoted by this kind of risk. */
  readonly otherKind: string;
  /** What is said of a quotation whose insurers were not asked yet, and of one that begins in the past. */
  readonly notAskedYet: string;
  readonly startIsPast: string;
  opening(model: Model<CallOf<Kind, 'open'>>): Omit<OpenRequest<Kind>, 'kind'>;
  update(model: Model<CallOf<Kind, 'update'>>): Omit<UpdateRequest<Kind>, 'kind'>;
  opened(quotation: OpenedQuotation<Kind>, lists: WireLists): Promise<Data<CallOf<Kind, 'open'>>>;
  stored(quotation: QuotationOf<Kind>, lists: WireLists, kept: KeptApart): Promise<Data<CallOf<Kind, 'read'>>>;
  /** What calls of all lines tell of vehicles alone: undefined and null for every other kind. */
  plate(insured: Insured): string | undefined;
  carName(risk: RiskOf<Kind>, names: NamesOf<Kind> | undefined): SharedOfferList['Vehicle'];
};
