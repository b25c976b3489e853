import { FeedbackScreen } from '@goldbean/design-system/screens/staff';
import { FeedbackDeskPanel } from '../../features/staff/feedback-desk/index.ts';

/** /staff/feedback (S46): what members told; for those who head the product and administrators, and the server sees to that. */
export function FeedbackPage() {
  return <FeedbackScreen desk={<FeedbackDeskPanel />} />;
}
