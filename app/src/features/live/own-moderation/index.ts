export { OwnModerationPanel } from './components/OwnModerationPanel.tsx';
