// What scripts in a worker find as globals, and the packages that they import where they are served.

// Written above the service worker of the table by `gwt docs`.
declare const VERSION: string;
declare const FILES: string[];
// The search is tried in node.
declare const module: { exports: object } | undefined;

// As much of Python for browsers as is used.
interface Pyodide {
  FS: {
    filesystems: { IDBFS: object };
    mkdir(path: string): void;
    mount(kind: object, options: object, path: string): void;
    stat(path: string): { size: number; mtime: Date };
    syncfs(read: boolean, done: (error: unknown) => void): void;
  };
  unpackArchive(archive: Uint8Array, format: string, how: { extractDir: string }): void;
  runPython(code: string): (...given: unknown[]) => unknown;
  pyimport(name: "gwt.table.server.embedded"): { begin(path: string): Promise<Tables> };
  pyimport(name: "gwt.authoring.playground"): { answer_request(request: string): string };
}

// The tables of the library, which `gwt.table.server.embedded` opens.
interface Tables {
  request(method: string, path: string, secret: string, body: string): Promise<string>;
  open(path: string, tell: (told: string) => void): LocalSocket;
}

interface LocalSocket {
  receive_message(text: string): void;
  close(): void;
}

declare module "*/pyodide.mjs" {
  export const loadPyodide: (how: object) => Promise<Pyodide>;
}

// Service workers have these besides.
declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare function skipWaiting(): Promise<void>;
declare function addEventListener<Type extends keyof ServiceWorkerGlobalScopeEventMap>(
  type: Type, act: (event: ServiceWorkerGlobalScopeEventMap[Type]) => void,
): void;
