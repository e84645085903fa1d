import { renderToStaticMarkup } from 'react-dom/server';
import type { ScreenId } from '#contracts/desk/index.ts';
import { deskFaults } from '#messages/desk.ts';
import { deskTitles } from '#messages/desk-names.ts';
import { Frame } from './parts/frame.tsx';
import { views } from './screens/index.ts';
import type { ViewProps } from './view.ts';

export type FaultName = Exclude<keyof typeof deskFaults, 'home'>;
type Operator = ViewProps<unknown>['operator'];

export type DrawDesk = {
  screen(id: ScreenId, props: ViewProps<unknown>, word: string | undefined): string;
  fault(name: FaultName, operator: Operator): string;
};

const markup = (page: Parameters<typeof renderToStaticMarkup>[0]) => `<!doctype html>${renderToStaticMarkup(page)}`;

/** With the number of its order, where a screen is about one: open pages are told apart by it. */
function titleOf(id: ScreenId, data: unknown): string {
  const reference = (data as { readonly Reference?: unknown } | null | undefined)?.Reference;
  return typeof reference === 'string' ? `${deskTitles[id]} ${reference}` : deskTitles[id];
}

export const draw: DrawDesk = {
  screen(id, props, word) {
    const View = views[id] as (props: ViewProps<unknown>) => React.ReactNode;
    return markup(
      <Frame
        title={titleOf(id, props.data)}
        operator={props.operator}
        address={props.address}
        word={
          props.attempt
            ? { look: 'warning', text: props.attempt.word }
            : { look: props.operator ? 'success' : 'info', text: word }
        }
      >
        <View {...props} />
      </Frame>,
    );
  },
  fault(name, operator) {
    const { title, text } = deskFaults[name];
    return markup(
      <Frame title={title} operator={operator} address="" word={{ look: 'warning', text }}>
        <a href="/" className="button button-quiet">
          {deskFaults.home}
        </a>
      </Frame>,
    );
  },
};
