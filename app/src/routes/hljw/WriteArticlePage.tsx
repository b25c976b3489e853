import { WriteArticle } from '../../features/content/article-writing/index.ts';
import { uploadFile } from '../../features/people/files/index.ts';

const noProgress = () => {};

const sendFile = async (scene: 'article' | 'post', file: File, signal: AbortSignal) => {
  const { file_id, url, size } = await uploadFile(scene, file, noProgress, signal);
  return { file_id, url, size, name: file.name };
};

/** Over `/hljw/articledetails?write=`: where an article is written (S50, D91). Its editor loads with it alone. */
export function WriteArticlePage({ id }: { readonly id: string }) {
  return <WriteArticle id={id} sendFile={sendFile} />;
}
