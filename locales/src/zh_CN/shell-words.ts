import actions from './actions.json' with { type: 'json' };
import connection from './connection.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import primitives from './primitives.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import wallet from './wallet.json' with { type: 'json' };

/** Every page needs these: they come in one piece, before anything is painted. */
export default { actions, connection, errors, primitives, shell, wallet };

/** The words of one page. Each language names its own files, so that nobody fetches the names of the other five. */
export const loadNamespace = (namespace: string): Promise<unknown> =>
  import(`../zh_CN/${namespace}.json`, { with: { type: 'json' } });
