import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  paper: 'border border-line bg-paper',
  mist: 'bg-mist',
  brand: 'bg-brand-soft',
} as const;

export type CardProps = ComponentProps<'div'> & { readonly tone?: keyof typeof tones };

/** A quiet box. It lies on the page, so it casts no shadow. */
export function Card({ tone = 'paper', className, ...rest }: CardProps) {
  return <div {...rest} className={classNames('rounded-card p-5 desktop:p-6', tones[tone], className)} />;
}
