/** Whether the application answers on an element: Preact keeps there what listens on it. */
export const isTaken = (element: Element) => '__e' in element;
