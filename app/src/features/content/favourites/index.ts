export { FavouritesPanel } from './components/FavouritesPanel.tsx';
export { KeepButton } from './components/KeepButton.tsx';
