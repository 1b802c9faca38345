// Runs the library in a worker of the page: a request is a text, an answer is what is shown of it.
// Nothing is asked of the network once the library is there.
import { loadPyodide } from "./pyodide.mjs"

const here = new URL(".", import.meta.url).href
const ready = (async () => {
  const python = await loadPyodide({ indexURL: here, env: { HOME: "/home/pyodide", GWT_CACHE: "off" } })
  const response = await fetch(`${here}library.zip`)
  if (!response.ok) throw new Error(`library.zip: ${response.status}`)
  python.unpackArchive(new Uint8Array(await response.arrayBuffer()), "zip", { extractDir: "/library" })
  python.runPython("import sys; sys.path.insert(0, '/library')")
  const { answer_request: answer } = python.pyimport("gwt.authoring.playground")
  for (const one of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "importScripts"]) Object.assign(self, { [one]: undefined })
  return answer
})()

ready.then(() => postMessage({ ready: true }), error => postMessage({ failed: String(error) }))

onmessage = async ({ data: { number, request } }) => {
  try {
    const answer = await ready
    postMessage({ number, answer: answer(request) })
  } catch (error) {
    postMessage({ number, failed: String(error).trim().split("\n").pop() })
  }
}
