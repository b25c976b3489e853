export { CardGrid, type CardGridProps } from './CardGrid/CardGrid.tsx';
export { PageSection, type PageSectionProps } from './PageSection/PageSection.tsx';
export { MomentPicker, type MomentPickerProps } from './MomentPicker/MomentPicker.tsx';
