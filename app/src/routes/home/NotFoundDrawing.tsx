/* The drawing of the page that does not exist, a piece of its own. */
export { LostDrawing } from '@goldbean/design-system/screens/shell';
