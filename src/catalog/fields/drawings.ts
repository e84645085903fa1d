/** Drawings that show where a number is found, by the paper or thing it stands on. */
export const fieldDrawings = ['licence', 'addressCode', 'imei', 'chip', 'policy'] as const;
export type FieldDrawing = (typeof fieldDrawings)[number];
