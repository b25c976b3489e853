export { Exchange } from './components/Exchange.tsx';
