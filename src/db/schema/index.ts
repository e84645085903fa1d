/** Every file of the schema, so that what they seal is registered. */
import './account-notices.ts';
import './accounts.ts';
import './consents.ts';
import './desk.ts';
import './documents.ts';
import './files.ts';
import './health-records.ts';
import './insurer-messages.ts';
import './number-claims.ts';
import './orders.ts';
import './permission-notices.ts';
import './policies.ts';
import './quotations.ts';
import './rate-limits.ts';
import './reference.ts';
import './support.ts';
import './verification.ts';
