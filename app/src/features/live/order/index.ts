export { HeldPanel } from './components/HeldPanel.tsx';
export { OrderDialogs } from './components/OrderDialogs.tsx';
export { StreamerActs } from './components/StreamerActs.tsx';
export { ViewerPanel } from './components/ViewerPanel.tsx';
export { openOrder, showViewer } from './order.actions.ts';
