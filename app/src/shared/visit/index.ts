export { createVisit, type IsHere, type Visit } from './create-visit.ts';
