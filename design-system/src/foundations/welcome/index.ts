export { BothThemes } from './BothThemes.tsx';
export { Hero } from './Hero.tsx';
export { Moments } from './Moments.tsx';
export { SixLanguages, speakAll } from './SixLanguages.tsx';
