export function UnexpectedError() { return <h1>Unexpected Application Error</h1>; }
