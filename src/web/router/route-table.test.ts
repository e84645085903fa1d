import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { pages } from '#catalog/pages/index.ts';
import routes from '../routes.ts';
import { matchRoute, type Route, type RouteTable } from './route-table.ts';

const configured = routes.map(({ id, path, file, index }) => ({ id: id ?? file, path, index }));
const root = { id: 'root', path: '' };
const table: RouteTable = Object.fromEntries(
  [root, ...configured].map(({ id, path }) => [id, { id, path, hasLoader: true, module: '' } as Route]),
);

const addresses = [
  ...pages.map(({ path }) => path),
  ...['/blog/kasko-nedir', '/blog/Kasko%20Nedir', '/blog/%E0', '/blog/a/b', '/blog/', '/KASKO-SIGORTASI', '/hesabim/'],
  ...['/yok', '/yok/hic/yok', '/gelistirme/form-galerisi', '/404'],
];

test.each(addresses)('%s leads to the route that React Router’s server would choose', (address) => {
  const found = matchRoutes(
    [{ ...root, children: configured.map(({ index, ...route }) => (index ? { ...route, index } : route)) }] as never,
    address,
  );
  const { route, params } = found?.at(-1) ?? {};
  expect(matchRoute(table, address)).toEqual({ id: route?.id, params });
});
