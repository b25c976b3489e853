import { useNavigate, useSearchParams } from 'react-router-dom';
import { uploadPicture } from '../../features/people/files/index.ts';
import { Feedback } from '../../features/staff/feedback/index.ts';

export interface FeedbackOverProps {
  /** The address of the page beneath. */
  readonly href: string;
}

/** Sends a picture for feedback (G022). @throws ApiError `file.*` */
async function sendPicture(file: File, onProgress: (share: number) => void): Promise<{ id: string }> {
  const { file_id: id } = await uploadPicture('feedback', file, onProgress, new AbortController().signal);
  return { id };
}

/** Feedback over a page, by its address (S46, D91). */
export function FeedbackOver({ href }: FeedbackOverProps) {
  const go = useNavigate();
  const [query] = useSearchParams();
  return (
    <Feedback
      isOpen={query.get('panel') === 'feedback'}
      onClose={() => void go(href, { replace: true })}
      sendPicture={sendPicture}
    />
  );
}
