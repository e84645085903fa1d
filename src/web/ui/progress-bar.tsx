/** A thin line at the window's top that says something is on its way, and claims nothing about how far. */
export function ProgressBar() {
  return (
    <div data-progress="" className="fixed inset-x-0 top-0 z-60 h-1 overflow-hidden bg-brand-soft" aria-hidden="true">
      <div className="h-full w-1/3 animate-[progress-slide_1.1s_ease-in-out_infinite] bg-action motion-reduce:w-full motion-reduce:animate-none" />
    </div>
  );
}
