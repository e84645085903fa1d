import type { Files } from '#ports/files.ts';
import type { PersonalData } from '#ports/personal-data.ts';
import type { RetentionStore } from '#ports/retention.ts';
import type { ReviewHandovers } from '#ports/review-handovers.ts';
import type { Reviews } from '#ports/reviews.ts';
import type { SiteNotes } from '#ports/site-notes.ts';
import type { SupportRequests } from '#ports/support.ts';
import type { DocumentPorts } from './document/ports.ts';
import type { OrderPorts } from './order/ports.ts';
import type { PermissionPorts } from './permission/ports.ts';
import type { PolicyPorts } from './policy/ports.ts';

/** All that buying, its documents and what comes after it need. */
export type PurchasePorts = OrderPorts &
  DocumentPorts &
  PolicyPorts &
  PermissionPorts & {
    readonly reviews: Reviews;
    readonly files: Files;
    readonly handovers: ReviewHandovers;
    readonly retention: RetentionStore;
    readonly personalData: PersonalData;
    readonly support: SupportRequests;
    readonly notes: SiteNotes;
  };
