import { redirect } from 'react-router';

/** Unknown content: 302 from the server, client navigation inside the app. */
export function loader() {
  throw redirect('/404', 302);
}

export function action() {
  throw redirect('/404', 302);
}

export default function UnknownPage() {
  return null;
}
