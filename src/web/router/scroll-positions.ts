/** The script that React Router's server writes into pages of one request reads them before the application runs. */
const storeKey = 'react-router-scroll-positions';

function readKept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storeKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Where entries of the browser's history were scrolled to, by their keys. */
export class ScrollPositions {
  readonly #positions = readKept();

  note(key: string): void {
    this.#positions[key] = window.scrollY;
  }

  of(key: string): number | undefined {
    return this.#positions[key];
  }

  keep(): void {
    try {
      sessionStorage.setItem(storeKey, JSON.stringify(this.#positions));
    } catch {
      // Storage may be closed to the site or full; pages then begin at their top.
    }
  }
}
