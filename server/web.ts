import express from 'express'
export const webRoutes = (_o: unknown) => express.Router()
