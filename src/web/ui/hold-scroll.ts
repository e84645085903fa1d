let holders = 0;

/** Keeps the page from scrolling, and in its place, until every returned function was called. */
export function holdScroll(): () => void {
  const { documentElement: page } = document;
  if (holders === 0) {
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    page.style.overflow = '';
    page.style.scrollbarGutter = '';
  };
}
