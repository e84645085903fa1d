const opened = '[data-small=menu][aria-expanded=true]';

function closeMenus(): void {
  for (const button of document.querySelectorAll(opened)) button.ariaExpanded = 'false';
}

export function toggleMenu(button: HTMLElement): void {
  const isOpen = button.ariaExpanded === 'true';
  closeMenus();
  button.ariaExpanded = String(!isOpen);
}

/** Escape, and a press or the focus elsewhere, close it. */
export function leaveMenu(event: Event): void {
  const button = document.querySelector<HTMLElement>(opened);
  if (!button) return;
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Escape') return;
    button.focus();
    closeMenus();
  } else if (event.target instanceof Node && !button.closest('nav')?.contains(event.target)) closeMenus();
}

export function closeDrawer(scrim: HTMLElement): void {
  const drawer = scrim.closest('details');
  if (!drawer) return;
  drawer.open = false;
  drawer.querySelector('summary')?.focus();
}
