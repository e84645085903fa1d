import { redirect } from 'react-router';
import { galleryMessages } from '#messages/gallery.ts';
import { Gallery } from '../form/gallery/gallery.tsx';
import { hostContext } from '../page/host-context.ts';
import type { Route } from './+types/gallery.ts';

/** Where the gallery is closed, its address is unknown content. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(hostContext).galleryOpen) throw redirect('/404', 302);
  return null;
}

export function action() {
  throw redirect('/404', 302);
}

export function meta() {
  return [{ title: galleryMessages.title }, { name: 'robots', content: 'noindex' }];
}

export default function GalleryPage() {
  return <Gallery />;
}
