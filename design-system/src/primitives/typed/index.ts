export { typedWords } from './typed-words.ts';
export { addressIn, addressPattern } from './web-address.ts';
