import type pg from 'pg';

export type DescribedColumn = {
  name: string;
  /** Of the type. */
  oid: number;
  /** Oid of its table and its number there; 0 for an expression. */
  table: number;
  position: number;
};

/** Oids of the parameters in order, and the result columns. */
export type Description = { params: number[]; columns: DescribedColumn[] };

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number };

/** Makes the server parse and describe a statement without executing it. */
export function describeStatement(client: pg.Client | pg.PoolClient, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    const found: Description = { params: [], columns: [] };
    const onParams = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => (found.params = dataTypeIDs);
    let connection: pg.Connection | undefined;
    client.query({
      submit(opened: pg.Connection) {
        connection = opened;
        opened.on('parameterDescription', onParams);
        opened.parse({ name: '', text, types: [] }, true);
        opened.describe({ type: 'S', name: '' }, true);
        opened.sync();
      },
      handleRowDescription({ fields }: { fields: Field[] }) {
        found.columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          oid: dataTypeID,
          table: tableID,
          position: columnID,
        }));
      },
      handleError(error: Error) {
        connection?.off('parameterDescription', onParams);
        reject(error);
      },
      handleReadyForQuery() {
        connection?.off('parameterDescription', onParams);
        resolve(found);
      },
    } as pg.Submittable);
  });
}
