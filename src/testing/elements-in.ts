import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Every element a component without hooks draws by itself, outermost first. */
export function elementsIn(node: ReactNode): ReactElement<Props>[] {
  return Children.toArray(node).flatMap((child) =>
    isValidElement<Props>(child) ? [child, ...elementsIn(child.props.children)] : [],
  );
}
