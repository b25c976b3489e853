/** A folder of what a member keeps (S44). */
export interface FavouriteFolderView {
  id: string;
  /** At most 10 characters. */
  title: string;
  /** What lies in it. */
  count: number;
  /** Takes what is kept without choosing; exactly one is (E20). */
  isDefault: boolean;
}
