import type { FaqPost, Firm, Slider } from '#contracts/calls/content.ts';
import type { CallModel, HttpLayer } from '../http/http-layer.ts';

type Lists = { getFirms: Firm; getFaqPosts: FaqPost; getSliders: Slider };

/** A list that enriches a page. Without it the page is shorter, not broken. */
export async function loadList<Id extends keyof Lists>(
  http: HttpLayer,
  id: Id,
  model: CallModel = {},
): Promise<readonly Lists[Id][]> {
  const reply = await http.call(id, model);
  return reply?.Success ? (reply.Data as Lists[Id][]) : [];
}
