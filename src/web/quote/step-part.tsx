import { type ComponentType, useState } from 'react';
import { quotationTexts as words } from '#messages/quote.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useLazyPart } from '../ui/use-lazy-part.ts';
import { StepTrouble } from './step-trouble.tsx';

type StepPartProps<Props extends object> = {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
};

/** A step whose code comes when it is reached. Where it does not come, it can be asked for again. */
export function StepPart<Props extends object>({ load, props }: StepPartProps<Props>) {
  const [failed, setFailed] = useState(false);
  if (failed) return <StepTrouble text={words.partFailed} onRetry={() => setFailed(false)} />;
  return <Loaded load={load} props={props} onFail={() => setFailed(true)} />;
}

function Loaded<Props extends object>({ load, props, onFail }: StepPartProps<Props> & { readonly onFail: () => void }) {
  const Part = useLazyPart(load, onFail);
  return Part ? <Part {...props} /> : <Spinner inner />;
}
