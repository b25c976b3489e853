import { EntryDownloads } from './EntryDownloads.tsx';

/** /hljw/productdownload (S14). */
export function DownloadsPage() {
  return <EntryDownloads variant="main" />;
}
