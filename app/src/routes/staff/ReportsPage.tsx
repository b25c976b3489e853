import { ReportsScreen } from '@goldbean/design-system/screens/staff';
import { ReportsPanel } from '../../features/live/reports/index.ts';

/** /staff/reports (P04): what members reported of live rooms; for inspectors and administrators, and the server sees to that. */
export function ReportsPage() {
  return <ReportsScreen desk={<ReportsPanel />} />;
}
