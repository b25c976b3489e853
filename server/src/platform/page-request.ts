/** Which page of a list a call asks for; the first is 1. */
export interface PageRequest {
  readonly page: number;
  readonly page_size: number;
}
