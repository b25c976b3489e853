/** How a task stands for its reader: as the cards of the talk and of the list say it. */
export const statusOf = ({
  task,
  my,
}: {
  readonly task: { readonly over: boolean };
  readonly my: object | null;
}): 'open' | 'done' | 'ended' => {
  if (my) return 'done';
  return task.over ? 'ended' : 'open';
};
