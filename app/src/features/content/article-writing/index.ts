export { WriteArticle } from './components/WriteArticle.tsx';
