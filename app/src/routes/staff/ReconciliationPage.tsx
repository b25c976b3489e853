import { ReconciliationScreen } from '@goldbean/design-system/screens/staff';
import { useEffect } from 'react';
import { ReconciliationBoard, watchReconciliation } from '../../features/money/reconciliation/index.ts';

/** /staff/conservation (N04): where all money is, live; for administrators, and the server sees to that. */
export function ReconciliationPage() {
  useEffect(watchReconciliation, []);
  return <ReconciliationScreen board={<ReconciliationBoard />} />;
}
