export { CardGrid, type CardGridProps } from './CardGrid/CardGrid.tsx';
export { PageSection, type PageSectionProps } from './PageSection/PageSection.tsx';
