import { Component, type ReactNode, Suspense } from 'react';
import type { Field } from '#catalog/fields/field.ts';
import { formMessages } from '#messages/form.ts';

type LateFieldProps = { readonly field: Field; readonly children: ReactNode };

const heights: Partial<Record<Field['kind'], string>> = { dragUpload: 'h-32', listInputs: 'h-12' };

/** Holds the place of a field whose code is on its way. */
function Placeholder({ field }: { readonly field: Field }) {
  return (
    <div aria-busy="true">
      <span className="block font-medium">{field.label}</span>
      {field.help && <span className="mt-0.5 block text-small text-ink-soft">{field.help}</span>}
      <span className={`mt-1.5 block rounded-field border border-line bg-mist ${heights[field.kind] ?? 'h-12'}`} />
    </div>
  );
}

/** Shows the fields behind it, or says that one did not arrive; the rest of the form goes on. */
class Arrival extends Component<LateFieldProps, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert" className="rounded-field bg-warning-soft p-3 text-small text-warning">
        {this.props.field.label}: {formMessages.partFailed}
      </p>
    );
  }
}

export function LateField({ field, children }: LateFieldProps) {
  return (
    <Arrival field={field}>
      <Suspense fallback={<Placeholder field={field} />}>{children}</Suspense>
    </Arrival>
  );
}
