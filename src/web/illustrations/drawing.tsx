type DrawingProps = {
  readonly src: string;
  /** Says how wide it is, unless its place does; its height follows. */
  readonly className?: string | undefined;
};

/** One of our drawings, all four wide to three high. Where none is shown, as on narrow screens, none is fetched. */
export function Drawing({ src, className }: DrawingProps) {
  return <img src={src} alt="" width={320} height={240} loading="lazy" className={className} />;
}
