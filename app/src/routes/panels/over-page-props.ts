/** What a panel over a page is given (D91). */
export interface OverPageProps {
  /** Of the address. */
  readonly query: URLSearchParams;
  readonly onClose: () => void;
}
