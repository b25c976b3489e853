export { WheelDraw } from './components/WheelDraw.tsx';
export { WheelGoals } from './components/WheelGoals.tsx';
export { WheelOfYear } from './components/WheelOfYear.tsx';
export { chosenMonth, dayOf, type ChosenMonth } from './wealth-days.ts';
export { openMonth } from './wealth-goals.actions.ts';
export { openWheel, showYear } from './wealth-wheel.actions.ts';
export { wheelState } from './wealth-wheel.state.ts';
