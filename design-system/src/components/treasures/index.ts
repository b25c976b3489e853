export type { TreasureView, TreasureStage } from './treasure.ts';
export { TreasureCard, type TreasureCardProps } from './TreasureCard/TreasureCard.tsx';
export {
  TreasureDialog,
  type TreasureDialogProps,
  type TreasureDialogState,
} from './TreasureDialog/TreasureDialog.tsx';
