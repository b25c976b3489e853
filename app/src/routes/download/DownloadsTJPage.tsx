import { EntryDownloads } from './EntryDownloads.tsx';

/** /hljw/productdownloadTJ: the same for the second entry (S14). */
export function DownloadsTJPage() {
  return <EntryDownloads variant="tj" />;
}
