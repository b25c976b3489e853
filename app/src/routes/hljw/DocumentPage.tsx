import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { DocumentViewer } from '../../features/people/documents/index.ts';
import type { DocumentKind } from '../../shared/files/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** The viewer of one kind of document, and the way back to where the file was found (S26). */
export function DocumentPage({ kind }: { readonly kind: DocumentKind }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <DocumentViewer
      fileId={query.get('file') ?? ''}
      kind={kind}
      // Opened by its address there is nothing to go back to.
      onBack={() => void (key === 'default' ? navigate(paths.chat.href()) : navigate(-1))}
    />
  );
}
