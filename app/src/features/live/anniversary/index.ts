export { openAnniversary } from './anniversary.actions.ts';
export { AnniversaryPopup } from './components/AnniversaryPopup.tsx';
