export type SheetCell = string | number | null;

/** One sheet of a workbook; rows may be of different length. */
export interface Sheet {
  name: string;
  rows: readonly (readonly SheetCell[])[];
}
